import { loadPage, loadPageOf } from '@elos/content'
import { isOf } from '@elos/content/sections/kinds'
import { lakeOf } from '@elos/content/testing/lake'
import { seedDocuments } from '@elos/studio/seed/documents'
import { visibleText } from '@elos/ui/testing/markup'
import { portabilityEndpoint } from '@elos/web/asked/portabilityEndpoint'
import { sectionEndpoint } from '@elos/web/asked/sectionEndpoint'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const ORIGIN = 'http://localhost:3000'
const lake = lakeOf(seedDocuments())
const withoutPages = lakeOf(seedDocuments().filter(({ _type }) => _type === 'siteSettings'))

let isAway = false
let published = lake

const load = (path: string, now: Date) =>
  isAway ? Promise.reject(new Error('away')) : loadPage(published, path, now, ORIGIN)

const { GET: waits } = sectionEndpoint('waits', load)
const { GET: bands } = sectionEndpoint('bands', load)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] })
})

afterEach(() => {
  isAway = false
  published = lake
  vi.useRealTimers()
  globalThis.replicas = undefined
})

const BUSINESS = '/plano-empresarial#prazos'
/** The greatest age that a text of ages may have. */
const OLDEST = 120
/** The people of one request. */
const PEOPLE = 40
/** The lines of a column that is shorter than its field, and longer as it is sent. */
const COLUMN = 900
const SENIOR = '/plano-senior#faixas'

async function answerOf(route: typeof waits, fields: Record<string, string> | string = '') {
  const request = new Request(`http://site/x?${new URLSearchParams(fields)}`)
  const response = await route(request, { params: Promise.resolve({}) })
  const html = await response.text()
  const [, main = ''] = html.split('<main')
  return { response, html, main, text: visibleText(`<main${main.split('</main>')[0]}`) }
}

/** The address of a page that paper names: one at which something stands. */
const printedIn = (html: string) => /class="printed">([^<]*)</.exec(html)?.[1]

describe('the page of waits', () => {
  test('says the day on which each ends, from the last day of the month, and leads back to the page', async () => {
    const { response, html, main, text } = await answerOf(waits, {
      desde: '2026-03',
      pagina: BUSINESS,
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html).toContain('<meta name="referrer" content="strict-origin"/>')
    for (const said of [
      'Contamos do último dia de março de 2026, 31/03/2026:',
      'A espera acabou em 1º de abril de 2026, ou antes.',
      'A espera acabou em 27 de setembro de 2026, ou antes.',
      'A espera acaba em 25 de janeiro de 2027, no máximo.',
      'A espera acaba em 31 de março de 2028, no máximo.',
      'O traço é hoje.',
      'se a inclusão for pedida em até 30 dias',
    ])
      expect(text).toContain(said)
    expect(text).toContain('03/2026 09/2026 03/2027 09/2027 03/2028')
    expect(main).toContain('value="03/2026"')
    expect(main).toContain(`<a class="button quiet" href="${BUSINESS}">`)
    expect(printedIn(html)).toBe('localhost:3000/plano-empresarial')
    // Its notes are those of this section: another one states how contracts are readjusted.
    expect(text).toContain('Condições e fontes')
    expect(text).not.toMatch(/R\$|Reajuste de contratos/)
  })

  test.each([
    ['1998-12', true],
    ['1999-01', false],
  ])('says of a contract of %s that the law of 1998 may not be its own: %s', async (desde, is) => {
    const { text } = await answerOf(waits, { desde, pagina: BUSINESS })
    expect(text.includes('segue as carências escritas nele (Lei 9.656/1998, art. 35)')).toBe(is)
  })

  test('keeps what it cannot read, and says how to write it', async () => {
    const { main, text } = await answerOf(waits, { desde: '"><b>ontem', pagina: BUSINESS })
    expect(text).toContain('Escreva o mês e o ano, como 03/2026.')
    expect(main).toContain('value="&quot;&gt;&lt;b&gt;ontem"')
    expect(text).not.toContain('A espera acab')
  })

  test('shows the beginning of a text that is longer than its field', async () => {
    const { html } = await answerOf(waits, { desde: 'x'.repeat(9000), pagina: BUSINESS })
    expect(html).toContain(`“${'x'.repeat(41)}”`)
  })

  test('asks again where nothing was typed, without an error', async () => {
    const { text } = await answerOf(waits, { pagina: '/plano-empresarial' })
    expect(text).toContain('Ver as minhas datas')
    expect(text).not.toMatch(/Não entendemos|A espera acab/)
  })

  test.each([
    '',
    '/nao-existe',
    '/amil-saude',
    '//exemplo.com',
    '/plano-empresarial\0',
    '#'.repeat(9),
  ])('does not exist of the page %j', async (pagina) => {
    expect((await answerOf(waits, { desde: '2026-03', pagina })).response.status).toBe(404)
  })

  test('follows the address of a page that has moved', async () => {
    const { response } = await answerOf(waits, { desde: '2026-03', pagina: '/lgpd#outros' })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe(
      '/prazos?desde=2026-03&pagina=%2Fpolitica-privacidade%23outros',
    )
  })

  test('reads the last of repeated fields', async () => {
    const { main } = await answerOf(
      waits,
      `desde=2026-03&desde=2026-04&pagina=/amil-saude&pagina=${encodeURIComponent(BUSINESS)}`,
    )
    expect(main).toContain('value="04/2026"')
  })

  test('shows that section of the page which was asked, and the first where the address names none', async () => {
    const { GET: twice } = sectionEndpoint('waits', async (path, now) => {
      const page = await loadPageOf(lake, 'plan', path, now, ORIGIN)
      const [waits] = page.subject.sections.filter(isOf('waits'))
      if (!waits) throw new Error('The plan has waits')
      const heading = { ...waits.content.heading, title: 'Outros prazos' }
      const other = { ...waits, id: 'outros', content: { ...waits.content, heading } }
      const subject = { ...page.subject, sections: [waits, other] }
      return { outcome: 'page', page: { ...page, subject } }
    })
    const shown = async (pagina: string) => (await answerOf(twice, { pagina })).text
    expect(await shown('/plano-empresarial#outros')).toContain('Outros prazos')
    expect(await shown('/plano-empresarial#nada')).toContain('Quanto a equipe espera')
  })

  test('answers while the content server is away, where somebody has asked before', async () => {
    const asked = { desde: '2026-03', pagina: '/plano-senior' }
    isAway = true
    expect((await answerOf(waits, asked)).response.status).toBe(503)
    isAway = false
    const { text } = await answerOf(waits, asked)
    isAway = true
    expect((await answerOf(waits, asked)).text).toBe(text)
    // Every spelling is of the same page: none stays in memory beside it.
    const spelled = { ...asked, pagina: '//plano-senior/?n=1' }
    expect((await answerOf(waits, spelled)).text).toBe(text)
  })
})

describe('the page of age bands', () => {
  const wordsOf = async (idades: string) => (await answerOf(bands, { idades, pagina: SENIOR })).text

  test('says the band of each age, and in how many years its price changes', async () => {
    const text = await wordsOf('34, 36, 5, 34 e 62')
    for (const said of [
      '5 anos : faixa de 0 a 18 anos. O preço muda aos 19, em até 14 anos.',
      '34 anos , 2 pessoas: faixa de 34 a 38 anos. O preço muda aos 39, em até 5 anos.',
      '36 anos : faixa de 34 a 38 anos. O preço muda aos 39, em até 3 anos.',
      '62 anos : faixa de 59 anos ou mais, a última.',
      'Nenhuma idade é motivo de recusa (Lei 9.656/1998, art. 14).',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('R$')
  })

  test.each([
    [18, '0 a 18 anos. O preço muda aos 19, em até 1 ano.'],
    [19, '19 a 23 anos. O preço muda aos 24'],
    [24, '24 a 28 anos. O preço muda aos 29'],
    [33, '29 a 33 anos. O preço muda aos 34'],
    [38, '34 a 38 anos. O preço muda aos 39'],
    [39, '39 a 43 anos. O preço muda aos 44'],
    [48, '44 a 48 anos. O preço muda aos 49'],
    [49, '49 a 53 anos. O preço muda aos 54'],
    [58, '54 a 58 anos. O preço muda aos 59'],
    [59, '59 anos ou mais, a última.'],
    [120, '59 anos ou mais, a última.'],
  ])('has the age %d in its band', async (age, said) => {
    expect(await wordsOf(String(age))).toContain(`faixa de ${said}`)
  })

  test('takes a column of a sheet, whole: browsers send an end of a line as two characters', async () => {
    expect(await wordsOf('34\r\n36\r\n5')).toContain('36 anos : faixa de 34 a 38 anos.')
    const column = Array.from({ length: COLUMN }, () => '34').join('\r\n')
    expect(await wordsOf(column)).toContain(`34 anos , ${COLUMN} pessoas: faixa`)
  })

  test('serves every age alike', async () => {
    for (let first = 0; first <= OLDEST; first += PEOPLE) {
      const ages = Array.from({ length: PEOPLE }, (_, index) => Math.min(first + index, OLDEST))
      const text = await wordsOf(ages.join(', '))
      for (const age of ages.slice(2)) expect(text).toMatch(RegExp(`${age} anos .*?: faixa de`))
      expect(text).not.toMatch(/não aceit|limite de idade|idade máxima/i)
    }
  })

  test.each(['30 a 40', '999', 'xyz', '1990', '<script>'])(
    'keeps “%s”, and asks for ages',
    async (text) => {
      const answer = await wordsOf(text)
      expect(answer).toContain('Não dá para ler estas idades com certeza.')
      expect(answer).not.toContain('O mesmo em palavras')
    },
  )
})

describe('the answer of the portability check', () => {
  const TEN_SECONDS = 10_000
  const statusOf = async ({ GET }: ReturnType<typeof portabilityEndpoint>) => {
    vi.setSystemTime(Date.now() + TEN_SECONDS)
    return (await answerOf(GET)).response.status
  }

  test('is there while its page is, and while the content server is away', async () => {
    const check = portabilityEndpoint(load)
    isAway = true
    expect(await statusOf(check)).toBe(503)
    isAway = false
    expect(await statusOf(check)).toBe(200)
    isAway = true
    expect(await statusOf(check)).toBe(200)
    expect(printedIn((await answerOf(check.GET)).html)).toBe('localhost:3000/portabilidade')
  })

  test('is gone with its page', async () => {
    const check = portabilityEndpoint(load)
    expect(await statusOf(check)).toBe(200)
    published = withoutPages
    expect(await statusOf(check)).toBe(404)
    const { response, text } = await answerOf(check.GET)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).not.toContain('Pode ser que sim')
  })
})
