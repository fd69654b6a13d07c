import type { SchemaTypeDefinition } from 'sanity'
import { contentDocuments, privateDocuments } from './documents/index.ts'
import { objects } from './objects/index.ts'
import { link } from './objects/link.ts'
import { route } from './objects/route.ts'
import { routeLink } from './objects/routeLink.ts'
import { withCheckedTexts } from './rules/texts.ts'

/** Every type of the Content Lake: the contract between editors and the site. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...contentDocuments.map(withCheckedTexts),
  ...privateDocuments,
  ...objects,
  link,
  route,
  routeLink,
]
