import { spawnSync } from 'node:child_process'

const CONNECTIONS = 16

/** The result of a run of wrk. */
export interface Rate {
  perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number
}

/** Milliseconds by the unit of a duration that wrk prints. */
const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }

/**
 * Asks for an address as often as possible from 16 connections of one thread.
 *
 * @param headers of each request
 * @throws Error when an answer has another status than 200 or 304
 */
export function measureRate(
  address: string,
  seconds: number,
  headers: Record<string, string>,
): Rate {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...named, address]
  const { stdout, stderr } = spawnSync('wrk', args, { encoding: 'utf8' })
  const [, perSecond] = stdout.match(/Requests\/sec:\s+([\d.]+)/) ?? []
  const [, p99, unit = ''] = stdout.match(/99%\s+([\d.]+)(\w+)/) ?? []
  if (perSecond === undefined || p99 === undefined || /Non-2xx/.test(stdout))
    throw new Error(`${address} could not be measured:\n${stdout}${stderr}`)
  return { perSecond: Number(perSecond), p99: Number(p99) * (UNITS[unit] ?? Number.NaN) }
}
