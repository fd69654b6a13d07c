import { parse, YAMLParseError } from 'yaml'
import { type Place, SeedTextError } from './errors.ts'

/** A Markdown file taken apart: the YAML on top, and the body with the line it starts at. */
export type FrontMatter = { data: unknown; body: string; start: Place }

const fence = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** Dates stay strings (`YYYY-MM-DD`): the YAML core schema knows no dates. */
export function readFrontMatter(file: string, content: string): FrontMatter {
  const match = fence.exec(content)
  if (!match) throw new SeedTextError({ file, line: 1 }, 'falta o cabeçalho YAML entre linhas ---.')
  const [whole, yaml = ''] = match
  const line = whole.split('\n').length
  return {
    data: parseYaml(file, yaml),
    body: content.slice(whole.length),
    start: { file, line },
  }
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
