// The bench of what one costly request to the Lake does to its neighbours: how long a ping, a read, a write and its event wait
// meanwhile. Prints the figures of one run; asserts nothing, since machines are shared and noisy.
import { COSTLY_REQUESTS } from '@elos/lake/testing/costly'
import { neighbours } from '@elos/lake/testing/neighbours'
import { quantile } from '../figures.ts'
import { LAKE_TOKEN, withLakeProcess } from './lakeProcess.ts'
import { type Report, report } from './report.ts'

const P99 = 0.99

/** The milliseconds that a query gets; it would be 60 s. */
const QUERY_TIME = '5000'

const rows: Report['rows'] = []
await withLakeProcess(
  async (url) => {
    const { beside, leave } = await neighbours(url, LAKE_TOKEN)
    for (const costly of COSTLY_REQUESTS) {
      const { status, ms, waits } = await beside(costly)
      const { ping, read, write, event } = waits
      const figures = [ping, read, write, event].map((all) => quantile(all, P99))
      rows.push({ name: costly.name, figures: [status, ms, ...figures] })
    }
    leave()
  },
  { LAKE_QUERY_TIME: QUERY_TIME },
)
report({
  title: 'What neighbours of one costly request to the Lake wait, p99',
  how: 'A Lake of 8,000 documents; each neighbour sends a request 15 ms after its last was answered.',
  columns: ['status', 'took, ms', 'ping, ms', 'read, ms', 'write, ms', 'event, ms'],
  rows,
})
