import { imageFields, ownRoute } from '../projections.ts'

/** The projection of a person who writes or reviews articles. */
export const authorFields = `_id, name, role, registration, note, photo{${imageFields}}, ${ownRoute}`
