import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ZodType } from 'zod'
import { SeedTextError } from '../markdown/errors.ts'
import { readFrontMatter } from '../markdown/frontMatter.ts'

/** A Markdown file of the seed with its checked front matter. */
export interface MarkdownSource<Data> {
  file: { path: string; name: string }
  data: Data
  body: string
  /** The lines of the file, from 1, at which the body and a field of the front matter start. */
  lines: { body: number; of: (field: string) => number }
}

/** Reads every `.md` file of a folder of `studio/seed`, sorted by name. Throws `SeedTextError`. */
export function readMarkdownFolder<Data>(
  folder: 'articles' | 'legal',
  schema: ZodType<Data>,
): MarkdownSource<Data>[] {
  const directory = join(import.meta.dirname, '..', folder)
  return readdirSync(directory)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readSource(`studio/seed/${folder}/${name}`, join(directory, name), schema))
}

function readSource<Data>(
  path: string,
  location: string,
  schema: ZodType<Data>,
): MarkdownSource<Data> {
  const content = readFileSync(location, 'utf8')
  const { data, body, start } = readFrontMatter(path, content)
  const lineOf = (field: string) => (content.split(`\n${field}:`)[0]?.split('\n').length ?? 0) + 1
  const checked = schema.safeParse(data)
  if (!checked.success) {
    const [issue] = checked.error.issues
    const field = String(issue?.path[0] ?? '')
    throw new SeedTextError(
      { file: path, line: lineOf(field) },
      `campo "${issue?.path.join('.')}" do cabeçalho: ${issue?.message}`,
    )
  }
  return {
    file: { path, name: basename(path, '.md') },
    data: checked.data,
    body,
    lines: { body: start.line, of: lineOf },
  }
}
