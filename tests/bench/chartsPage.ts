import { type Report, shown } from './report.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
.charts { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
dl { display: grid; gap: .25rem .5rem; grid-template-columns: minmax(6rem, max-content) 1fr; margin: 0; }
dt { overflow-wrap: anywhere; }
dd { align-items: center; display: flex; gap: .5rem; margin: 0; }
meter { flex: 1; min-width: 4rem; }
`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<"]/g, (letter) => ENTITIES[letter] ?? letter)

/** A chart for each column of each report: a bar for each thing that was measured. */
export function chartsPage(reports: readonly Report[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Benchmarks</title>
<style>${STYLE}</style>
<h1>Benchmarks</h1>
${reports.map(sectionOf).join('\n')}
</html>
`
}

function sectionOf({ title, how, columns, rows }: Report): string {
  const charts = columns.map((column, index) => {
    const figures = rows.map(({ figures }) => figures[index] ?? null)
    const max = Math.max(...figures.map((figure) => figure ?? 0), Number.MIN_VALUE)
    const bars = rows.map(({ name }, row) => {
      const figure = figures[row] ?? null
      const bar = figure === null ? '' : `<meter max="${max}" value="${figure}"></meter>`
      return `<dt>${escaped(name)}</dt><dd>${bar}<span>${shown(figure)}</span></dd>`
    })
    return `<div><h3>${escaped(column)}</h3><dl>${bars.join('')}</dl></div>`
  })
  return `<section>
<h2>${escaped(title)}</h2>
<p>${escaped(how)}</p>
<div class="charts">${charts.join('\n')}</div>
</section>`
}
