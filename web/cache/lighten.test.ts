import { expect, test } from 'vitest'
import { lighten } from './lighten.ts'

const DATA = '<script type="application/ld+json">{"name":"Elos"}</script>'
const PAGE =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css" data-precedence="next"/><script src="/a.js" async=""></script></head>' +
  `<body><div hidden=""><!--$--><!--/$--></div>${DATA}<p id="a" class="sc-a1b2c3d4-0 kMxY lead">Olá<!-- -->!</p><!--$--><!--/$--><script>self.__next_f.push([1,"Olá\\n"])</script><script src="/b.js" noModule=""></script></body>`

test('a page keeps its content and its structured data, and nothing of Next to run', () => {
  expect(lighten(PAGE)).toBe(
    `<head><link rel="stylesheet" href="/a.css"/></head><body>${DATA}<p id="a" class="A lead">Olá!</p></body>`,
  )
})

test('our own script stays, however often a page is read', () => {
  const light = '<body><script>{let native=!1}</script></body>'
  expect(lighten('<body><script>{let native=!1}</script><script>x</script></body>')).toBe(light)
  expect(lighten(light)).toBe(light)
  expect(lighten(lighten(PAGE))).toBe(lighten(PAGE))
})
