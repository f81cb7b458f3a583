/// Questions about lists, pages and relationships.
extension Question {
    static let ofPages = read(
        """
        paging, pagination, page, limit, offset, next page, paginate, batch
        A long list comes in pages, and an answer has 'next' if more follow. 'next' and 'previous' turn the page, \
        'all' fetches the rest; '--limit' sets the elements of a page and '--offset' the first of them.
        try: open artists/178834 · follow albums --limit 2 · next · all
        see: help next · help all · lesson start pages

        similar artists, similar-artists, like this, recommended artists
        Similar artists are a view of an artist: open one, then open the view. The API of 2017 had none ('set era \
        2017').
        try: open artists/178834 · view similar-artists --limit 5 · similar --limit 5
        see: help views · help recommendations

        views, views and relationships, view of a resource
        A view is a list that the service or an editor picks for a resource, such as an artist's top songs; it is \
        weaker than a relationship and can change any day. 'view' lists those of the focus, and 'view NAME' opens one.
        list: views
        try: open artists/178834 · view · view top-songs --limit 5
        see: help relationships · lesson start relationships

        relationships, relation
        A relationship leads from a resource to others that belong to it, such as an album's tracks. 'follow' lists \
        those of the focus, 'follow NAME' goes there, and '--include NAMES' sends them along with the resource.
        list: relationships
        try: open albums/310730204 · follow · follow tracks --limit 2 · albums 310730204 --include artists
        see: help views · help include · lesson start relationships

        association, associated
        Association is MusicKit's word for a view: a list of items that are related loosely, such as the playlists on \
        which an album appears. In the API it is a view, which 'view NAME' opens and '--views NAMES' sends along.
        try: open albums/310730204 · view appears-on --limit 3 · albums 310730204 --views related-albums
        see: help views · help code

        include, extend, relate, with, property, properties
        A request can ask for more than a resource's usual form: '--include' adds related resources, '--views' adds \
        views, '--extend' adds attributes that are left out otherwise, and '--relate' only names related resources.
        try: albums 310730204 --include artists,tracks · albums 310730204 --views appears-on · albums 310730204 \
        --extend artistUrl -o json
        see: help albums · lesson start forms

        form, identity, default form, full form, identifier, resource identifier, type/id
        A resource has three forms: the identity form is its type, id and href, the attributes form describes it, and \
        the default form adds relationships. 'show --form' prints each.
        try: albums 310730204 · show --form identity · show --form default · show --form attributes
        see: lesson start forms

        equivalent, other storefront, region lock, availability
        The same album can have another id in another storefront. '--equivalents ID' finds the id that the session's \
        storefront has for it, and '--isrc' finds the same recording of a song.
        try: storefront jp · albums --equivalents 1613600183 · songs --isrc USSM17500423
        see: help storefront · lesson start storefronts
        """)
}
