import { expect, test } from 'vitest'
import { partsOf } from './parts.ts'

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><nav>Menu</nav><main id="conteudo">${main}</main></body></html>`

test('a part begins at each heading, and leads to the nearest id around or before it', () => {
  const parts = partsOf(
    page(`<h1>Amil</h1><p>Para famílias.</p>
      <section id="duvidas"><h2>Dúvidas</h2><details><summary>E a carência?</summary><p>Depende.</p></details></section>
      <h2 id="rede">Rede</h2><p>Nacional.</p><h3>Hospitais</h3><p>Muitos.</p>
      <section><h2>Fim</h2></section>`),
  )
  expect(parts).toEqual([
    { anchor: '', heading: 'Amil', text: 'Para famílias.' },
    { anchor: 'duvidas', heading: 'Dúvidas', text: '' },
    { anchor: 'duvidas', heading: 'E a carência?', text: 'Depende.' },
    { anchor: 'rede', heading: 'Rede', text: 'Nacional.' },
    { anchor: 'rede', heading: 'Hospitais', text: 'Muitos.' },
    { anchor: 'rede', heading: 'Fim', text: '' },
  ])
})

test('a part has what visitors read, without what they press, fill in, or find on every page', () => {
  const [part] = partsOf(
    page(`<p>R$ <b>200</b>,00 <span>por mês</span><i>até</i> <a href="#nota-1">1</a>23 anos: pós-\u2060venda</p>
      <form><label>Nome</label></form><p class="actions"><a href="/">Cotar</a></p>
      <section class="Related"><p>Bradesco</p></section><p hidden>Oculto</p>
      <table><caption>Amil Bronze</caption></table><table><caption class="hidden">Preços</caption></table>`),
  )
  expect(part?.text).toBe('R$ 200,00 por mês até 23 anos: pós-venda Amil Bronze')
})

test('a page that search engines may not list is not found here either', () => {
  const meta = '<meta name="robots" content="noindex, follow">'
  expect(partsOf(page('<p>Rascunho</p>', meta))).toEqual([])
})
