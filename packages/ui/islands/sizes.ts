/**
 * Prints how many bytes of script (gzip -9) a visitor fetches for each module that is loaded lazily, and
 * for the loader, with Preact and with React: `node packages/ui/islands/sizes.ts`. Modules that several
 * islands share count in each of them.
 */
import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OutputChunk, rolldown } from 'rolldown'
import { islandsInput, islandsOutput, type Runtime } from './bundle.ts'

const gzipSize = ({ code }: OutputChunk) => gzipSync(code, { level: 9 }).length

/**
 * The bytes of each entry point with all that it imports, by the path of its module; 'all' of
 * everything.
 */
async function sizes(runtime: Runtime): Promise<Map<string, number>> {
  const bundle = await rolldown(islandsInput(runtime))
  const { output } = await bundle.generate(islandsOutput(true))
  const chunks = output.filter((file) => file.type === 'chunk')
  const bytes = (files: Iterable<OutputChunk>) =>
    [...files].reduce((sum, chunk) => sum + gzipSize(chunk), 0)
  const withImports = (chunk: OutputChunk): OutputChunk[] => [
    chunk,
    ...chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).flatMap(withImports),
  ]
  const entries = chunks.flatMap((chunk): [string, number][] =>
    chunk.facadeModuleId && (chunk.isEntry || chunk.isDynamicEntry)
      ? [[relative('.', chunk.facadeModuleId), bytes(new Set(withImports(chunk)))]]
      : [],
  )
  return new Map([...entries, ['all', bytes(chunks)]])
}

const [preact, react] = [await sizes('preact'), await sizes('react')]
console.table(
  [...preact].map(([module, bytes]) => ({ module, preact: bytes, react: react.get(module) })),
)
