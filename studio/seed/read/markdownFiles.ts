import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ZodType } from 'zod'
import { SeedTextError } from '../text/errors.ts'
import { readFrontMatter } from '../text/frontMatter.ts'

/** A Markdown file of the seed, its front matter checked. `lines` tells where a field or the body starts. */
export type MarkdownSource<Data> = {
  file: { path: string; name: string }
  data: Data
  body: string
  lines: { body: number; of: (field: string) => number }
}

/** Reads every `.md` file of a folder beside this one, in order of file name. */
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
  const lineOf = (field: string) => content.split(`\n${field}:`)[0]?.split('\n').length ?? 0
  const checked = schema.safeParse(data)
  if (!checked.success) {
    const [issue] = checked.error.issues
    const field = String(issue?.path[0] ?? '')
    throw new SeedTextError(
      { file: path, line: lineOf(field) + 1 },
      `campo "${issue?.path.join('.')}" do cabeçalho: ${issue?.message}`,
    )
  }
  return {
    file: { path, name: basename(path, '.md') },
    data: checked.data,
    body,
    lines: { body: start.line, of: (field) => lineOf(field) + 1 },
  }
}
