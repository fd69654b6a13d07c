import { parseArgs } from 'node:util'
import { exportArchive } from '../archive/export.ts'
import { importArchive } from '../archive/import.ts'
import { resetLake } from '../archive/reset.ts'
import { folderSource } from '../archive/source.ts'
import { LakeError } from '../errors.ts'
import { openStore, type Store } from '../store/store.ts'
import { datasetName, lakeDir, optionsFrom } from './options.ts'

export async function exportCommand(args: readonly string[]): Promise<void> {
  const { file } = fileAndOptions(args)
  const { port, tokens } = optionsFrom(process.env)
  const running = { url: `http://127.0.0.1:${port}`, token: tokens?.[0] }
  const source = await folderSource(lakeDir(process.env), datasetName(process.env), running)
  const { documents, assets } = await exportArchive(source, file)
  console.log(`Exported ${documents} documents and ${assets} files to ${file}`)
}

export async function importCommand(args: readonly string[]): Promise<void> {
  const { file, replace } = fileAndOptions(args)
  const { projectId } = optionsFrom(process.env)
  const { documents, assets } = await withStore((store) =>
    importArchive(store, datasetName(process.env), file, { projectId, replace }),
  )
  console.log(`Imported ${documents} documents and ${assets} files from ${file}`)
}

export async function resetCommand(args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args)
  if (positionals.length || values.replace) {
    throw new LakeError('invalid-option', 'reset takes no arguments: it empties the whole Lake.')
  }
  const dir = lakeDir(process.env)
  await resetLake(dir)
  console.log(`Emptied the Lake in ${dir}`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
  } catch (error) {
    throw new LakeError('invalid-option', error instanceof Error ? error.message : String(error))
  }
}

function fileAndOptions(args: readonly string[]) {
  const { positionals, values } = parse(args)
  const [file] = positionals
  if (!file) throw new LakeError('invalid-option', 'Name the file: content.tar.gz')
  return { file, replace: values.replace }
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(lakeDir(process.env))
  try {
    return await work(store)
  } finally {
    store.close()
  }
}
