import { parse, YAMLParseError } from 'yaml'
import { SeedTextError } from './errors.ts'

/** The parts of a Markdown file: the data of its YAML header, and its body. */
interface FrontMatter {
  data: unknown
  /** The text below the header, after as many empty lines as the header has, so that its lines have the numbers of the file. */
  body: string
}

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Splits a Markdown file. Dates stay strings (`YYYY-MM-DD`), since YAML's core schema has no dates. Throws `SeedTextError`. */
export function readFrontMatter(file: string, content: string): FrontMatter {
  const match = FENCE.exec(content)
  if (!match) throw new SeedTextError({ file, line: 1 }, 'falta o cabeçalho YAML entre linhas ---.')
  const [header, yaml = ''] = match
  const emptyLines = header.replaceAll(/[^\n]/g, '')
  return { data: parseYaml(file, yaml), body: emptyLines + content.slice(header.length) }
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const line = (error.linePos?.[0].line ?? 1) + 1
    throw new SeedTextError({ file, line }, `cabeçalho YAML inválido (${error.message})`)
  }
}
