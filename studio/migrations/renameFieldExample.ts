import { at, defineMigration, setIfMissing, unset } from 'sanity/migrate'

// A migration to copy. No document has the field `OLD_NAME`, so running this one changes nothing.

const DOCUMENT_TYPES = ['carrier']
const OLD_NAME = 'exampleOldName'
const NEW_NAME = 'exampleNewName'

export default defineMigration({
  title: `Rename the field '${OLD_NAME}' of ${DOCUMENT_TYPES.join(', ')} to '${NEW_NAME}'`,
  documentTypes: DOCUMENT_TYPES,
  // Leaves out the documents that are renamed already, so the migration may run again.
  filter: `defined(${OLD_NAME})`,
  migrate: {
    document: (document) => [at(NEW_NAME, setIfMissing(document[OLD_NAME])), at(OLD_NAME, unset())],
  },
})
