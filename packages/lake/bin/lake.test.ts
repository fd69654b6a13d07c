import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
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

  expect(await lake(target, 'reset')).toMatchObject({ code: 0 })
  expect(await readdir(target)).toEqual([])
})

test('an error is printed as one line, without a stack trace', async () => {
  const dir = await temporaryDir()
  const said = async (...args: string[]) => {
    const { code, output } = await lake(dir, ...args)
    expect(output).not.toMatch(/ at .*\.ts/)
    return [code, output.split('\n')[0]]
  }
  expect(await said('import', '/nada.tar.gz')).toEqual([1, 'File /nada.tar.gz does not exist.'])
  expect(await said('import')).toEqual([1, 'Name the file: content.tar.gz'])
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
  const { dir, port, client } = await testLake()
  await client.create({ _id: 'pagina', _type: 'page' })
  await client.assets.upload('file', Buffer.from('a'))
  const file = join(await temporaryDir(), 'a.tar.gz')
  const running = { LAKE_DIR: dir, LAKE_PORT: String(port), LAKE_TOKEN: TOKEN }
  expect(await lakeWith(running, 'export', file)).toEqual({
    code: 0,
    output: `Exported 2 documents and 1 files to ${file}\n`,
  })
  const refused = { code: 1, output: expect.stringMatching(/is in use by another Lake/) }
  expect(await lakeWith(running, 'import', file, '--replace')).toEqual(refused)
  expect(await lakeWith(running, 'reset')).toEqual(refused)
  expect(await lakeWith({ ...running, LAKE_TOKEN: '' }, 'export', file)).toEqual({
    code: 1,
    output: `The Lake that runs on folder ${dir} can be exported with its token only: set LAKE_TOKEN.\n`,
  })
})
