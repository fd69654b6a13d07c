import type { SchemaTypeDefinition } from 'sanity'
import { documents } from './documents/index.ts'
import { objects } from './objects/index.ts'

/** Every type of the Content Lake: the contract between editors and the site. */
export const schemaTypes: SchemaTypeDefinition[] = [...documents, ...objects]
