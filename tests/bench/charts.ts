// Writes the reports of the last run of each benchmark as a page of charts. `npm run bench` runs it at its end.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartsPage } from './chartsPage.ts'
import { REPORTS, reportSchema } from './report.ts'

const reports = globSync('*.json', { cwd: REPORTS })
  .sort()
  .map((file) => reportSchema.parse(JSON.parse(readFileSync(join(REPORTS, file), 'utf8'))))
if (reports.length > 0) {
  const file = join(REPORTS, 'index.html')
  writeFileSync(file, chartsPage(reports))
  console.log(`\nCharts: ${file}`)
}
