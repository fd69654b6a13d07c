import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
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

const SEED = join(import.meta.dirname, '..')

/** Reads every document of the seed. */
export function readWritten(): Written[] {
  return [
    ...globSync('documents/*.json', { cwd: SEED }).sort().flatMap(readJson),
    ...globSync('{articles,legal}/*.md', { cwd: SEED }).sort().map(readMarkdown),
  ]
}

const examplesSchema = z.array(z.looseObject({ title: z.string() }))

/**
 * Reads the examples of the kinds of section as one page for each: a kind has at least one example, and one for each of its
 * looks.
 */
export function readExamples(): Written[] {
  const files = globSync('sections/*.json', { cwd: SEED }).sort()
  return files.flatMap((path) => {
    const kind = basename(path, '.json')
    const examples = examplesSchema.parse(JSON.parse(readFileSync(join(SEED, path), 'utf8')))
    return examples.map((example, index) => {
      const _id = `example-${kind}-${index + 1}`
      const sections = [{ _key: _id, _type: kind, ...example }]
      return { name: path, document: { _id, _type: 'freePage', name: example.title, sections } }
    })
  })
}

/** Reads the documents of one type. */
function readJson(path: string): Written[] {
  const list = z.array(documentSchema).parse(JSON.parse(readFileSync(join(SEED, path), 'utf8')))
  return list.map((document) => ({ name: document._id, document }))
}

/** Reads an article or a legal text: the front matter has its fields, and what follows is its body. */
function readMarkdown(path: string): Written {
  const name = `studio/seed/${path}`
  const { data, body } = readFrontMatter(name, readFileSync(join(SEED, path), 'utf8'))
  return { name, document: { ...documentSchema.parse(data), body } }
}
