// Build time, start times, memory at rest, and publish → fresh bytes of the whole stack.
// Prints figures and ratios of one run; asserts nothing, since machines are shared and noisy.

import { addresses, type Settings } from '@elos/stack/config'
import { freshSettings } from '@elos/stack/freshSettings'
import { bringUp } from '@elos/stack/stack'
import { median } from '../median.ts'
import { editorClient } from './client.ts'
import { spread, timed } from './figures.ts'
import { megabytes, processTree } from './memory.ts'
import { untilShown } from './untilShown.ts'

const PUBLISHES = 20
const CLAIM = 'claim-bradesco-preco'

/** Publishes prices; returns the milliseconds until the page shows each, and of a stored page. */
async function measurePublishes(settings: Settings) {
  const { site } = addresses(settings)
  const client = editorClient(settings)
  const page = `${site}/bradesco-saude`
  const fresh: number[] = []
  const served: number[] = []
  for (let amount = 1001; amount <= 1000 + PUBLISHES; amount++) {
    const { ms } = await timed(async () => {
      await client.patch(CLAIM).set({ amount }).commit()
      await untilShown(page, `1.${String(amount).slice(1)}`)
    })
    fresh.push(ms)
    served.push((await timed(async () => (await fetch(page)).text())).ms)
  }
  return { fresh, served }
}

const settings = await freshSettings('bench')
try {
  const first = await timed(() => bringUp(settings))
  await first.result.stop()
  const warm = await timed(() => bringUp(settings))
  const { fresh, served } = await measurePublishes(settings)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const memory = warm.result.processes.map(({ name, process }) => {
    const held = process.pid ? megabytes(processTree(process.pid)) : 0
    return { name, held }
  })
  await warm.result.stop()

  console.log(`first start, seed and builds included   ${(first.ms / 1000).toFixed(1)} s`)
  console.log(`warm start                              ${(warm.ms / 1000).toFixed(1)} s`)
  console.log(
    `builds of site and Studio, and seed     ${((first.ms - warm.ms) / 1000).toFixed(1)} s`,
  )
  console.log(`first / warm                            ${(first.ms / warm.ms).toFixed(1)}`)
  console.log(`publish → fresh bytes, ${PUBLISHES} times         ${spread(fresh)}`)
  console.log(`a page out of the cache                 ${spread(served)}`)
  console.log(
    `publish / cached page                   ${(median(fresh) / median(served)).toFixed(1)}`,
  )
  for (const { name, held } of memory)
    console.log(`memory at rest, ${name.padEnd(24)}${held.toFixed(0)} MB`)
  const total = memory.reduce((sum, { held }) => sum + held, 0)
  console.log(`memory at rest, all                     ${total.toFixed(0)} MB`)
} finally {
  settings.remove()
}
