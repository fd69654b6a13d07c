import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openStore } from '../store/store.ts'
import { TOKEN, temporaryDir, testLake } from '../testing/lake.ts'

// Starting processes takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Runs `lake` with arguments on a folder. */
function lake(dir: string, ...args: string[]) {
  return lakeWith({ LAKE_DIR: dir }, ...args)
}

function lakeWith(variables: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    const script = join(import.meta.dirname, 'lake.ts')
    const env = { ...process.env, ...variables }
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test('content moves from one Lake to another in two commands', async () => {
  const source = await testLake()
  await source.client.create({ _id: 'pagina', _type: 'page', title: 'Início' })
  await source.close()
  const file = join(await temporaryDir(), 'conteudo.tar.gz')
  const target = await temporaryDir()

  expect(await lake(source.dir, 'export', file)).toEqual({
    code: 0,
    output: `Exported 1 documents and 0 files to ${file}\n`,
  })
  expect(await lake(target, 'import', file)).toMatchObject({ code: 0 })
  expect(await lake(target, 'import', file)).toEqual({
    code: 1,
    output: 'Dataset production has documents already. Use --replace to replace them.\n',
  })
  expect(await lake(target, 'import', file, '--replace')).toMatchObject({ code: 0 })
  const store = openStore(target)
  expect(store.dataset('production').snapshot.get('pagina')).toMatchObject({ title: 'Início' })
  store.close()

  await writeFile(join(target, 'meu.txt'), 'fica')
  expect(await lake(target, 'reset')).toMatchObject({ code: 0 })
  expect(await readdir(target)).toEqual(['meu.txt'])
})

test('an export of content has no private record, and the leads are a file of their own', async () => {
  const source = await testLake()
  await source.client.create({ _id: 'pagina', _type: 'page' })
  await source.client.create({ _id: 'lead.ana', _type: 'lead', name: 'Ana' })
  await source.close()
  const dir = await temporaryDir()
  const [file, leads] = [join(dir, 'conteudo.tar.gz'), join(dir, 'conteudo.leads.tar.gz')]
  const idsIn = (folder: string) => {
    const store = openStore(folder)
    const ids = store.dataset('production').snapshot.all()
    store.close()
    return ids.map(({ _id }) => _id)
  }

  expect(await lake(source.dir, 'export', file)).toEqual({
    code: 0,
    output: `Exported 1 documents and 0 files to ${file}\nLeft out 1 private documents, such as what visitors sent. --with-leads writes them too, to ${leads}\n`,
  })
  expect(await readdir(dir)).toEqual(['conteudo.tar.gz'])
  const without = await temporaryDir()
  expect(await lake(without, 'import', file)).toMatchObject({ code: 0 })
  expect(idsIn(without)).toEqual(['pagina'])

  expect(await lake(source.dir, 'export', file, '--with-leads')).toEqual({
    code: 0,
    output: `Exported 1 documents and 0 files to ${file}\nExported 1 documents and 0 files to ${leads}\n`,
  })
  const restored = await temporaryDir()
  expect(await lake(restored, 'import', file, leads)).toEqual({
    code: 0,
    output: `Imported 2 documents and 0 files from ${file} and ${leads}\n`,
  })
  expect(idsIn(restored)).toEqual(['lead.ana', 'pagina'])

  // Content that is restored alone takes nobody's lead away.
  expect(await lake(restored, 'import', file, '--replace')).toMatchObject({ code: 0 })
  expect(idsIn(restored)).toEqual(['lead.ana', 'pagina'])
})

test('an error is printed as one line, without a stack trace', async () => {
  const dir = await temporaryDir()
  const said = async (...args: string[]) => {
    const { code, output } = await lake(dir, ...args)
    expect(output).not.toMatch(/ at .*\.ts/)
    return [code, output.split('\n')[0]]
  }
  expect(await said('import', '/nada.tar.gz')).toEqual([1, 'File /nada.tar.gz does not exist.'])
  const [code, sentence] = await said('export', '/nada/a.tar.gz')
  expect([code, sentence]).toEqual([1, expect.stringContaining('has no documents in dataset')])
  expect(await said('import')).toEqual([1, 'Name the file: content.tar.gz'])
  expect(await said('serve', '--port', '4000')).toEqual([
    1,
    'serve takes no arguments: set the variables of lake --help.',
  ])
  expect(await said('nada')).toEqual([2, 'Usage: lake <command>'])
})

test('a reset with an unknown option deletes nothing', async () => {
  const { dir, client, close } = await testLake()
  await client.create({ _id: 'pagina', _type: 'page' })
  await close()
  expect(await lake(dir, 'reset', '--help')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Usage: lake/),
  })
  expect(await lake(dir, 'reset', '--force')).toMatchObject({ code: 1 })
  expect(await lake(dir, 'reset', 'a.tar.gz')).toMatchObject({ code: 1 })
  const store = openStore(dir)
  expect(store.dataset('production').snapshot.get('pagina')).toMatchObject({ _type: 'page' })
  store.close()
})

test('a running Lake can be exported, but not imported into or reset', async () => {
  const { dir, client } = await testLake()
  await client.create({ _id: 'pagina', _type: 'page' })
  await client.assets.upload('file', Buffer.from('a'))
  const file = join(await temporaryDir(), 'a.tar.gz')
  const running = { LAKE_DIR: dir, LAKE_TOKEN: TOKEN }
  expect(await lakeWith(running, 'export', file)).toEqual({
    code: 0,
    output: `Exported 2 documents and 1 files to ${file}\n`,
  })
  const refused = { code: 1, output: expect.stringMatching(/is in use by another Lake/) }
  expect(await lakeWith(running, 'import', file, '--replace')).toEqual(refused)
  expect(await lakeWith(running, 'reset')).toEqual(refused)
})
