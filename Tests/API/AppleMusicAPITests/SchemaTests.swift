import AppleMusicAPI
import Testing

/// A comparison of the Schema with the tables of the reference.
struct SchemaTests {
    private static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { row in
            row.split(separator: row.contains("|") ? "|" : ">", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").joined(separator: " ") }
        }
    }

    private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

    @Test(arguments: rows(TypeTable.attributes))
    func `a type has exactly the attributes of its table`(row: [String]) throws {
        let type = try #require(Schema.appleMusic[ResourceType(row[0])])
        func names(_ isIncluded: (AttributeDescription) -> Bool) -> [String] {
            type.attributes.filter(isIncluded).map(\.name).sorted()
        }
        #expect(names { $0.isDocumented && $0.presence == .always } == Self.words(row[1]).sorted())
        #expect(names { $0.isDocumented && $0.presence == .sometimes } == Self.words(row[2]).sorted())
        #expect(names { $0.isDocumented && $0.presence == .extended } == Self.words(row[3]).sorted())
        #expect(names { !$0.isDocumented } == Self.words(row[4]).sorted())
        #expect(type.attributes.map(\.name) == type.attributes.map(\.name).sorted())
    }

    @Test func `every type has exactly one table`() {
        let types = Schema.appleMusic.types.map(\.type.rawValue)
        #expect(types.sorted() == Self.rows(TypeTable.attributes).map { $0[0] }.sorted())
    }

    @Test func `an attribute has one shape in all types`() {
        let integers: Set = [
            "discNumber", "durationInMillis", "movementCount", "movementNumber", "trackCount", "trackNumber", "value",
            "playCount", "listenTimeInMinutes",
        ]
        let lists: Set = [
            "audioTraits", "audioVariants", "genreNames", "resourceTypes", "supportedDrms", "supportedLanguageTags",
            "tags", "trackTypes",
        ]
        let objects: [String: AttributeDescription.Shape] = [
            "artwork": .artwork, "description": .description, "editorialNotes": .editorialNotes,
            "extendedAssetUrls": .object, "insights": .object, "listeningStreaks": .object,
            "playParams": .playParameters, "previews": .previews, "reason": .object, "restrictions": .object,
            "title": .object,
        ]
        for type in Schema.appleMusic.types {
            // A milestone's value can be of several kinds, so it is a text (recorded).
            for attribute in type.attributes where (type.type, attribute.name) != (.musicSummariesMilestones, "value") {
                let name = attribute.name
                let expected: AttributeDescription.Shape =
                    if let shape = objects[name] {
                        shape
                    } else if integers.contains(name) || name == "year" && type.type == .musicSummaries {
                        .integer
                    } else if lists.contains(name) {
                        .strings
                    } else if name.hasPrefix("is") && name != "isrc" || name.hasPrefix("has")
                        || name == "canEdit" || name == "canDelete" || name == "inFavorites" || name == "inLibrary"
                    { .boolean } else { .string }
                #expect(attribute.shape == expected, "\(type.type).\(name)")
            }
        }
    }

    @Test func `the relationships equal those of the tables`() {
        let rows = Schema.appleMusic.types.filter { $0.home == .catalog || $0.home == .library }.flatMap { type in
            type.relationships.map { relationship in
                "\(type.type).\(relationship.name) > \(relationship.targets.map(\.rawValue).joined(separator: ","))"
                    + " \(relationship.inclusion) \(relationship.limit.standard)/\(relationship.limit.maximum)"
                    + (relationship.isSingleFetchOnly ? " *" : "")
            }
        }
        #expect(rows.sorted() == TypeTable.relationships.split(separator: "\n").map(String.init).sorted())
    }

    @Test func `personal, locked and undocumented relationships are marked`() {
        func names(_ isIncluded: (RelationshipDescription) -> Bool) -> Set<String> {
            Set(
                Schema.appleMusic.catalogTypes.flatMap { type in
                    type.relationships.filter(isIncluded).map { "\(type.type).\($0.name)" }
                })
        }
        #expect(
            names(\.isPersonal) == ["albums.library", "music-videos.library", "playlists.library", "songs.library"])
        #expect(names(\.isEntitled) == ["songs.lyrics", "songs.syllable-lyrics"])
        #expect(
            names { !$0.isDocumented } == ["artists.songs", "songs.credits", "songs.lyrics", "songs.syllable-lyrics"])
    }

    @Test func `the views equal those of the tables`() {
        let rows = Schema.appleMusic.types.filter { $0.home == .catalog && !$0.views.isEmpty }.map { type in
            "\(type.type) > " + type.views.map { "\($0.name):\($0.target)" }.joined(separator: " ")
        }
        #expect(rows == TypeTable.views.split(separator: "\n").map(String.init))
        #expect(
            Schema.appleMusic.catalogTypes.flatMap(\.views).allSatisfy { $0.limit == PageLimit(10, 100) })
    }

    @Test func `a type is found by its plural and singular names`() {
        for type in Schema.appleMusic.types {
            #expect(Schema.appleMusic.type(named: type.type.rawValue)?.type == type.type)
            #expect(Schema.appleMusic.type(named: type.singular)?.type == type.type)
        }
        #expect(Schema.appleMusic.type(named: "zzz") == nil)
    }
}
