import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

// Compiling, packing and starting processes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const run = promisify(execFile)
const SOURCE = join(import.meta.dirname, '..')

/** The oldest line of Node that the package supports; npm keeps it after the first run of the test. */
const OLD_NODE = `node-${platform()}-${arch()}@22.23.3`

/** A module that refuses every connection but those to this machine. */
const OFFLINE = `
import { Socket } from 'node:net'
const { connect } = Socket.prototype
Socket.prototype.connect = function (...args) {
  const [{ host = 'localhost' }] = args.flat()
  if (!['127.0.0.1', 'localhost'].includes(host)) throw new Error('The network is cut: ' + host)
  return connect.apply(this, args)
}`

/** A folder with the package installed and nothing else, and the variables that run it on the old Node. */
let folder: string
let env: NodeJS.ProcessEnv
/** The files of the package, and the text of its README. */
let files: string[]
let readme: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-package-'))
  const dist = join(folder, 'dist')
  await run(process.execPath, [join(SOURCE, 'build/package.ts'), dist])
  const packed = await run('npm', ['pack', dist, '--json', '--pack-destination', folder])
  const [{ filename, files: entries }] = JSON.parse(packed.stdout)
  files = entries.map(({ path }: { path: string }) => path)

  const manifest = JSON.parse(await readFile(join(dist, 'package.json'), 'utf8'))
  const installed = join(folder, 'node_modules', manifest.name)
  await mkdir(installed, { recursive: true })
  await run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1'])
  // The dependencies of the package, and the client of the README, are linked, so that nothing is downloaded.
  for (const name of [...Object.keys(manifest.dependencies), '@sanity/client']) {
    const link = join(folder, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(dependency(name), link)
  }
  const bin = join(folder, 'node_modules/.bin')
  await mkdir(bin)
  await symlink(join(installed, manifest.bin.lake), join(bin, 'lake'))
  await run('chmod', ['+x', join(installed, manifest.bin.lake)])

  const found = await run('npm', [
    'exec',
    '--yes',
    '--prefer-offline',
    `--package=${OLD_NODE}`,
    '-c',
    'command -v node',
  ])
  await writeFile(join(folder, 'offline.mjs'), OFFLINE)
  env = {
    HOME: folder,
    NODE_ENV: 'production',
    PATH: [dirname(found.stdout.trim()), process.env.PATH].join(delimiter),
    NODE_OPTIONS: `--import=${join(folder, 'offline.mjs')}`,
    LAKE_PORT: '0',
  }
  readme = await readFile(join(installed, 'README.md'), 'utf8')
  return () => rm(folder, { recursive: true, force: true })
})

/** The folder of a package that this one depends on. */
function dependency(name: string): string {
  const paths = [SOURCE, join(SOURCE, '../..')].map((at) => join(at, 'node_modules', name))
  const [found] = paths.filter((path) => existsSync(path))
  return found ?? expect.fail(`${name} is not installed`)
}

/** The blocks of the README in a language, each with what it says it prints: its comments at the start of a line. */
function blocks(language: 'sh' | 'ts', comment: '#' | '//') {
  const found = readme.matchAll(new RegExp(`\`{3}${language}\n(.*?)\`{3}`, 'gs'))
  return [...found].map(([, code = '']) => {
    const printed = code.split('\n').filter((line) => line.startsWith(`${comment} `))
    return { code, printed: printed.map((line) => line.slice(comment.length + 1)) }
  })
}

/** Starts the Lake with the README's line for the shell; it is ended after the test. */
async function started(): Promise<{ line: string; url: string; expected: string }> {
  const [block] = blocks('sh', '#')
  const [expected = ''] = block?.printed ?? []
  const lake = spawn(
    'sh',
    ['-c', (block?.code ?? '').replaceAll('/tmp/lake', join(folder, 'lake'))],
    {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exited = once(lake, 'exit')
  onTestFinished(async () => {
    if (lake.pid && lake.exitCode === null) process.kill(-lake.pid, 'SIGTERM')
    await exited
  })
  const ended = exited.then(() => expect.fail('The Lake has ended before it listened'))
  const [line] = await Promise.race([once(createInterface(lake.stdout), 'line'), ended])
  return { line: String(line), url: /http:\S+/.exec(String(line))?.[0] ?? '', expected }
}

test('the package has JavaScript with types, documents and a manifest, and no tests', () => {
  expect(files).toEqual(
    expect.arrayContaining(['bin/lake.js', 'index.js', 'index.d.ts', 'README.md', 'COMPAT.md']),
  )
  expect(files.filter((file) => !/(\.js|\.d\.ts|\.md|^package\.json)$/.test(file))).toEqual([])
  expect(files.filter((file) => /test|build\//.test(file))).toEqual([])
})

test('the package names nothing of the site', async () => {
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(folder, 'dist', file), 'utf8') })),
  )
  expect(texts.filter(({ text }) => /elos|sa[úu]de|corretora|brokerage/i.test(text))).toEqual([])
})

describe('on the oldest Node, in an empty folder, without a network', () => {
  test('the README’s blocks print what they say', async () => {
    const version = await run('node', ['--version'], { env })
    expect(version.stdout).toMatch(/^v22\./)
    const { line, url, expected } = await started()
    expect(line).toBe(
      expected.replace('/tmp/lake', join(folder, 'lake')).replace('http://127.0.0.1:3900', url),
    )
    const programs = blocks('ts', '//')
    expect(programs).toHaveLength(2)
    for (const { code, printed } of programs) {
      const program = join(folder, 'program.mjs')
      await writeFile(program, code.replace('http://127.0.0.1:3900', url))
      const { stdout } = await run('node', [program], { cwd: folder, env })
      expect(stdout.trim().split('\n')).toEqual(printed)
    }
  })

  test('its types are enough for a program that starts a Lake', async () => {
    const [, inMemory] = blocks('ts', '//')
    await writeFile(join(folder, 'program.mts'), inMemory?.code ?? '')
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--skipLibCheck',
    ]
    const types = ['--types', 'node', '--typeRoots', join(SOURCE, '../../node_modules/@types')]
    await run('tsc', [...options, ...types, 'program.mts'], { cwd: folder })
  })
})
