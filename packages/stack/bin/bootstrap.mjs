// The first thing that runs on a fresh clone: plain JavaScript for any Node from 20 on, with no
// dependency. It installs what is missing, then hands over to the stack on a Node that can run it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('../../../', import.meta.url))
const modules = join(top, 'node_modules')
const bin = join(modules, '.bin')
const stamp = join(modules, '.installed')

/** The first release that runs TypeScript and node:sqlite without flags. */
const NEEDED = [22, 18]

function stop(message) {
  console.error(`\n✖ ${message}`)
  process.exit(1)
}

function isEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}

function wanted() {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of ['package.json', 'package-lock.json']) {
    const path = join(top, file)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}

function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return
  rmSync(stamp, { force: true })
  console.log('› Installing packages (about a minute the first time) …')
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', args, {
    cwd: top,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.error) stop(`npm could not be started (${npm.error.message}). Install npm and try again.`)
  if (npm.status !== 0) {
    const output = `${npm.stdout}${npm.stderr}`
    if (/ENOSPC/.test(output)) stop('The disk is full. Free at least 2 GB and try again.')
    console.error(output)
    stop('npm install failed (see above). Check the network and try again.')
  }
  writeFileSync(stamp, wanted())
}

/** The Node to run on: the host's when it is new enough, else the one among our packages. */
function node() {
  if (isEnough(process.version)) return process.execPath
  const own = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  const version = existsSync(own) && spawnSync(own, ['--version'], { encoding: 'utf8' }).stdout
  if (version && isEnough(version.trim())) return own
  return stop(
    `This needs Node ${NEEDED.join('.')} or newer, and ${process.version} runs here. ` +
      'No packaged Node exists for this platform: install Node 24 and try again.',
  )
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop('Install Node 20 or newer and try again.')
install()

const child = spawn(node(), [join(top, 'packages/stack/bin/stack.ts'), ...process.argv.slice(2)], {
  // The channel closes when this process is gone, and the stack ends with it.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    NODE_NO_WARNINGS: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('error', (error) => stop(`Node could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
