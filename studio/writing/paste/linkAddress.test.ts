import { expect, test } from 'vitest'
import { linkAddress } from './linkAddress.ts'

test.each([
  ['https://www.gov.br/ans', 'https://www.gov.br/ans'],
  [' https://www.gov.br/ans\n', 'https://www.gov.br/ans'],
  ['http://exemplo.com.br', 'http://exemplo.com.br'],
  ['www.exemplo.com.br', 'https://www.exemplo.com.br'],
  ['WWW.Exemplo.com.br', 'https://WWW.Exemplo.com.br'],
  [' exemplo.com.br/x?y#z ', 'https://exemplo.com.br/x?y#z'],
  ['exemplo.com:8080/x.html', 'https://exemplo.com:8080/x.html'],
  ['saúde.com.br', 'https://saúde.com.br'],
  ['//exemplo.com.br/x', 'https://exemplo.com.br/x'],
  ['https://exemplo.com.br/um dois', 'https://exemplo.com.br/um%20dois'],
  ['https://exemplo.com.br/um\ndois', 'https://exemplo.com.br/umdois'],
])('%j leads to %j', (href, address) => {
  expect(linkAddress(href)).toBe(address)
})

test.each([
  ...['', '#secao', '/amil-saude', '../x', 'pagina.html', 'relatorio.final.docx'],
  ...['file:///C:/a.docx', 'C:\\a.docx', 'javascript:alert(1)', 'data:text/html,x'],
  ...['mailto:a@b.com.br', 'a@b.com.br', 'tel:+5511', 'https://', 'https://ana:senha@b.com.br'],
])('%j leads nowhere', (href) => {
  expect(linkAddress(href)).toBeUndefined()
})
