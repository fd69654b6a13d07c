import { expect, test } from 'vitest'
import { shortNames } from './shortNames.ts'

const component = (name: string, id = 0) => `<p class="sc-a1b2c3d4-${id} ${name} lead">${name}</p>`

test('the classes of components are named after their order, in the page and in its styles', () => {
  const html =
    '<style>.kMxY{top:0}.kMxY .lead{top:1px}:is(.bQwE,.kMxY) a{top:2px}</style>' +
    `${component('kMxY')}${component('bQwE', 1)}${component('kMxY')}`
  expect(shortNames(html)).toBe(
    '<style>.A{top:0}.A .lead{top:1px}:is(.B,.A) a{top:2px}</style>' +
      '<p class="A lead">kMxY</p><p class="B lead">bQwE</p><p class="A lead">kMxY</p>',
  )
})

test('other classes keep theirs, also where one begins with the name of another', () => {
  const html = `<style>.kMxYz{top:0}.lead{top:0}</style>${component('kMxY')}<b class="kMxYz">a</b>`
  expect(shortNames(html)).toContain('<style>.kMxYz{top:0}.lead{top:0}</style>')
  expect(shortNames(html)).toContain('<b class="kMxYz">a</b>')
})

test('a component that extends another has one name', () => {
  const html = '<style>.kMxY{top:0}</style><p class="sc-a1b2c3d4-0 sc-a1b2c3d4-1 kMxY">a</p>'
  expect(shortNames(html)).toBe('<style>.A{top:0}</style><p class="A">a</p>')
})

test('there are names for any number of components', () => {
  const names = Array.from({ length: 60 }, (_, index) => `name${index}`)
  const classes = shortNames(names.map((name) => component(name)).join('')).match(
    /[A-Z]+(?= lead)/g,
  )
  expect(new Set(classes).size).toBe(60)
  expect(classes?.slice(25, 28)).toEqual(['Z', 'AA', 'AB'])
})

test('a page that has been here stays as it is', () => {
  const light = shortNames(`<style>.kMxY{top:0}</style>${component('kMxY')}`)
  expect(shortNames(light)).toBe(light)
})
