import { DECISION_TYPE } from '@elos/content/review/decisions'
import { at, defineMigration, setIfMissing, unset } from 'sanity/migrate'

/** The decisions of staff in 'Para revisar' stay: without their fingerprint everything would be asked again. */
export default defineMigration({
  title: "Rename the field 'ground' of decisions to 'fingerprint'",
  documentTypes: [DECISION_TYPE],
  filter: 'defined(ground)',
  migrate: {
    document: ({ ground }) => [at('fingerprint', setIfMissing(ground)), at('ground', unset())],
  },
})
