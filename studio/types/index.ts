import type { SchemaTypeDefinition } from 'sanity'
import { withCheckedTexts } from '../base/rules/texts.ts'
import { link } from '../pages/schema/link.ts'
import { route } from '../pages/schema/route.ts'
import { routeLink } from '../pages/schema/routeLink.ts'
import { objects } from '../writing/objects/index.ts'
import { contentDocuments, privateDocuments } from './documents/index.ts'
import { sections } from './sections/index.ts'

/** Every type of the Content Lake: the contract between editors and the site. */
export const schemaTypes: SchemaTypeDefinition[] = [
  ...contentDocuments.map(withCheckedTexts),
  ...privateDocuments,
  ...objects,
  ...sections,
  link,
  route,
  routeLink,
]
