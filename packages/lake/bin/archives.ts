import { parseArgs } from 'node:util'
import { type ArchiveSource, exportArchive } from '../archive/export.ts'
import { importArchives } from '../archive/import.ts'
import { separatePrivate } from '../archive/privateDocuments.ts'
import { resetLake } from '../archive/reset.ts'
import { folderSource } from '../archive/source.ts'
import { LakeError } from '../errors.ts'
import { compact } from '../store/compact.ts'
import { openStore, type Store } from '../store/store.ts'
import { datasetName, lakeDir, optionsFrom } from './options.ts'

export async function exportCommand(args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, { 'with-leads': FLAG })
  const [file, ...more] = named(positionals)
  if (more.length) throw new LakeError('invalid-option', 'export writes one file: content.tar.gz')
  const { tokens } = optionsFrom(process.env)
  const source = await folderSource(lakeDir(process.env), datasetName(process.env), tokens?.[0])
  const { content, records } = separatePrivate(source)
  await writeArchive(content, file)
  const leadsFile = file.replace(/(\.t(?:ar\.)?gz)?$/, '.leads$1')
  if (values['with-leads']) await writeArchive(records, leadsFile)
  else if (records.documents.length) {
    const left = `Left out ${records.documents.length} private documents, such as what visitors sent.`
    console.log(`${left} --with-leads writes them too, to ${leadsFile}`)
  }
}

async function writeArchive(source: ArchiveSource, file: string): Promise<void> {
  const { documents, assets } = await exportArchive(source, file)
  console.log(`Exported ${documents} documents and ${assets} files to ${file}`)
}

export async function importCommand(args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args, { replace: FLAG })
  const files = named(positionals)
  const { projectId } = optionsFrom(process.env)
  const { documents, assets } = await withStore((store) =>
    importArchives(store, datasetName(process.env), files, { projectId, replace: values.replace }),
  )
  console.log(`Imported ${documents} documents and ${assets} files from ${files.join(' and ')}`)
}

export async function resetCommand(): Promise<void> {
  const dir = lakeDir(process.env)
  await resetLake(dir)
  console.log(`Emptied the Lake in ${dir}`)
}

export async function compactCommand(): Promise<void> {
  const { before, after } = await withStore(async (store) => compact(store))
  const [was, is] = [before, after].map((bytes) => (bytes / BYTES_PER_MB).toFixed(1))
  console.log(`The database had ${was} MB and has ${is} MB. History is of the last 90 days.`)
}

const BYTES_PER_MB = 1e6

const FLAG = { type: 'boolean', default: false } as const

function parse<Name extends string>(args: readonly string[], options: Record<Name, typeof FLAG>) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new LakeError('invalid-option', error instanceof Error ? error.message : String(error))
  }
}

function named(files: readonly string[]): [string, ...string[]] {
  const [file, ...more] = files
  if (!file) throw new LakeError('invalid-option', 'Name the file: content.tar.gz')
  return [file, ...more]
}

async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(lakeDir(process.env))
  try {
    return await work(store)
  } finally {
    store.close()
  }
}
