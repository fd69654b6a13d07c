import { MEASURES, measureOf } from '@elos/content/parts/claim/measures'
import { at, defineMigration, set } from 'sanity/migrate'

const LISTED = JSON.stringify(Object.keys(MEASURES))

/** The measure of a claim was free text; now it is one of a list, so that the same is never said twice unseen. */
export default defineMigration({
  title: "Choose the field 'measure' of claims from the list of measures",
  documentTypes: ['claim'],
  filter: `defined(measure) && !(measure in ${LISTED})`,
  migrate: {
    document: ({ measure }) => [at('measure', set(measureOf(String(measure))))],
  },
})
