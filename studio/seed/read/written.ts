import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import blogPage from '../documents/blogPage.json' with { type: 'json' }
import carrier from '../documents/carrier.json' with { type: 'json' }
import claim from '../documents/claim.json' with { type: 'json' }
import faqCategory from '../documents/faqCategory.json' with { type: 'json' }
import homePage from '../documents/homePage.json' with { type: 'json' }
import partnerFaqItem from '../documents/partnerFaqItem.json' with { type: 'json' }
import partnerPage from '../documents/partnerPage.json' with { type: 'json' }
import plan from '../documents/plan.json' with { type: 'json' }
import product from '../documents/product.json' with { type: 'json' }
import redirect from '../documents/redirect.json' with { type: 'json' }
import siteFaqItem from '../documents/siteFaqItem.json' with { type: 'json' }
import siteSettings from '../documents/siteSettings.json' with { type: 'json' }
import testimonial from '../documents/testimonial.json' with { type: 'json' }
import { readFrontMatter } from '../markdown/frontMatter.ts'

const documentSchema = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  route: z.looseObject({ path: z.string() }).optional(),
})

/** A document as a file of the seed has it: its texts are Markdown, its pictures paths of drawings. */
export interface Written {
  /** The name of the document in error messages: its Markdown file, or its id. */
  name: string
  document: z.infer<typeof documentSchema>
}

/** The documents in JSON. Each file is imported, so that `npm run check` finds the tests of a change. */
const IN_JSON: Written['document'][] = [
  ...siteSettings,
  ...homePage,
  ...partnerPage,
  ...blogPage,
  ...carrier,
  ...plan,
  ...product,
  ...testimonial,
  ...siteFaqItem,
  ...partnerFaqItem,
  ...faqCategory,
  ...redirect,
  ...claim,
]

const SEED = join(import.meta.dirname, '..')

/** Reads every document of the seed. */
export function readWritten(): Written[] {
  return [
    ...IN_JSON.map((document) => ({ name: document._id, document })),
    ...globSync('{articles,legal}/*.md', { cwd: SEED }).sort().map(readMarkdown),
  ]
}

/** Reads an article or a legal text: the front matter has its fields, and what follows is its body. */
function readMarkdown(path: string): Written {
  const name = `studio/seed/${path}`
  const { data, body } = readFrontMatter(name, readFileSync(join(SEED, path), 'utf8'))
  return { name, document: { ...documentSchema.parse(data), body } }
}
