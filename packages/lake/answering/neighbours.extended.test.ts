import { expect, test, vi } from 'vitest'
import { COSTLY_REQUESTS } from '../testing/costly.ts'
import { TOKEN, temporaryDir, testLakeProcess } from '../testing/lake.ts'
import { neighbours } from '../testing/neighbours.ts'

vi.setConfig({ testTimeout: 240_000 })

/** The milliseconds that costly queries get. */
const QUERY_TIME = 5000

/** The longest that a neighbour may wait on a busy machine. `npm run bench -- lake` prints what it waits on an idle one. */
const LONGEST_WAIT = QUERY_TIME / 2

/** Requests that write so much that they take time in proportion, or keep the machine busy that measures. */
const IN_PROPORTION = /^(mutation|deletion) of 30,000|^1,000 listeners|image/

test('no costly request makes its neighbours wait', async () => {
  const dir = await temporaryDir()
  const { client } = await testLakeProcess(dir, { LAKE_QUERY_TIME: String(QUERY_TIME) })
  const { beside, leave } = await neighbours(client.config().apiHost, TOKEN)
  for (const costly of COSTLY_REQUESTS.filter(({ name }) => !IN_PROPORTION.test(name))) {
    const { waits } = await beside(costly)
    for (const [who, all] of Object.entries(waits)) {
      expect(Math.max(...all), `${who} beside ${costly.name}`).toBeLessThan(LONGEST_WAIT)
    }
  }
  leave()
})
