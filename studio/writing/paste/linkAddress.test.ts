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

const ANS = 'https://www.gov.br/ans'

test.each([
  `https://nam10.safelinks.protection.outlook.com/?url=${encodeURIComponent(ANS)}&data=05%7C02%7Cpessoa%40exemplo.com.br`,
  `https://www.google.com/url?q=${ANS}&sa=D&ust=1`,
  `https://www.google.com/url?sa=t&q=&esrc=s&url=${encodeURIComponent(ANS)}&usg=A`,
  `https://www.google.com/url?q=plano+de+saude&url=${encodeURIComponent(ANS)}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(ANS)}&h=AT0`,
  `https://l.wl.co/l?u=${encodeURIComponent(ANS)}`,
  `https://www.linkedin.com/safety/go?url=${encodeURIComponent(ANS)}&trk=x`,
  `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(ANS)}&c=E,1`,
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.gov.br_ans&d=DwMFaQ',
  'https://urldefense.com/v3/__https://www.gov.br/ans__;!!ABC!xyz$',
  `https://slack-redir.net/link?url=${encodeURIComponent(ANS)}`,
  `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encodeURIComponent(ANS)}`)}`,
])('%s leads to what is within', (href) => {
  expect(linkAddress(href)).toBe(ANS)
})

test.each([
  'https://protect-us.mimecast.com/s/AbCd',
  'https://urldefense.com/v3/__https://exemplo.com/*x__;Iw!!A!b$',
  'https://www.google.com/url?q=mailto:a@b.com.br',
])('%s leads nowhere that can be read', (href) => {
  expect(linkAddress(href)).toBeUndefined()
})

test.each(['https://www.google.com/?q=ans', 'https://www.youtube.com/watch?v=1&q=2'])(
  '%s is no service around another address',
  (href) => {
    expect(linkAddress(href)).toBe(href)
  },
)
