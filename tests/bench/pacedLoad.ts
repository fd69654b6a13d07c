// Asks for pages at an even pace from a few connections, in a process of its own, until its input ends. Then prints
// for each answer when it was asked for, and the milliseconds until its last byte: '1790000000000.1 0.4'.
//
// Run: node pacedLoad.ts ADDRESS PATHS PER_SECOND
import { Agent, get } from 'node:http'

const [address = '', paths = '', perSecond = ''] = process.argv.slice(2)
const CONNECTIONS = 8
const all = paths.split(',')
// The connections take turns, so that none is idle for as long as a server waits.
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, scheduling: 'fifo' })
const answers: string[] = []
let asked = 0

function ask(path: string, begun: number): void {
  const at = performance.timeOrigin + begun
  const headers = { 'accept-encoding': 'gzip' }
  const request = get(address + path, { agent, headers }, (answer) => {
    answer.resume().once('end', () => {
      answers.push(`${at.toFixed(1)} ${(performance.now() - begun).toFixed(2)}`)
    })
  })
  request.once('error', (error) => {
    // Once in about a million requests Node's client closes a connection that it is using again. Browsers ask again.
    if (!request.reusedSocket) throw error
    ask(path, begun)
  })
}

const start = performance.now()
const timer = setInterval(() => {
  const due = ((performance.now() - start) / 1000) * Number(perSecond)
  for (; asked < due; asked += 1) ask(all[asked % all.length] ?? '/', performance.now())
}, 1)

process.stdin.resume().once('end', () => {
  clearInterval(timer)
  agent.destroy()
  process.stdout.write(answers.join('\n'), () => process.exit(0))
})
