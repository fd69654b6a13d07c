// The first program that runs on a fresh clone: plain JavaScript for Node 20 or newer, without
// dependencies. It installs what is missing, then runs the stack on a Node that can run TypeScript.
import '../processes/endWithParent.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TOP = fileURLToPath(new URL('../../../', import.meta.url))
const MODULES = join(TOP, 'node_modules')
const STAMP = join(MODULES, '.installed')

/** The first release that runs TypeScript and node:sqlite without flags. */
const NEEDED = [22, 18]

/** The process that does the work at present: npm, then the stack. */
let child

/** A signal ends the child, and this process ends after it. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (!child?.kill(signal)) process.exit(130)
  })
}

function stop(message) {
  console.error(`\n✖ ${message}`)
  process.exit(1)
}

function isEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

/** A hash that changes with the packages to install. */
function fingerprint() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of ['package.json', 'package-lock.json']) {
    const path = join(TOP, file)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

async function install() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return
  rmSync(STAMP, { force: true })
  console.log('› Installing packages (up to three minutes the first time) …')
  child = spawn('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: TOP,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = await once(child, 'close').catch((error) =>
    stop(`npm could not be started (${error.message}). Install npm and try again.`),
  )
  if (signal) process.exit(130)
  if (code !== 0)
    stop('npm install failed (see above). Check the network and the space on the disk.')
  writeFileSync(STAMP, fingerprint())
}

/** The Node to run on: this one when it is new enough, else the one among the installed packages. */
function findNode() {
  if (isEnough(process.version)) return process.execPath
  const { platform, arch } = process
  const packaged = join(MODULES, `node-${platform}-${arch}`, 'bin/node')
  const { stdout } = spawnSync(packaged, ['--version'], { encoding: 'utf8' })
  if (stdout && isEnough(stdout.trim())) return packaged
  return stop(
    `This needs Node ${NEEDED.join('.')} or newer, and ${process.version} runs here. ` +
      `No packaged Node runs on this platform (${platform} ${arch}): install Node 24 and try again.`,
  )
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop('Install Node 20 or newer and try again.')
await install()

const node = findNode()
child = spawn(node, [join(TOP, 'packages/stack/bin/stack.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(MODULES, '.bin')}${delimiter}${process.env.PATH}`,
    NODE_NO_WARNINGS: '1',
    // Node stores compiled code here, and types stripped, so that programs start in a third of the time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(TOP, '.local/compiled'),
    NEXT_TELEMETRY_DISABLED: '1',
  },
})
child.on('error', (error) => stop(`Node could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
