import { type Selector, transform } from 'lightningcss'
import { expect, test } from 'vitest'
import { styles } from '../theme/styled.ts'
import { readStyles } from './readStyles.ts'
import './componentRules.ts'

interface Named {
  layer: string
  selector: Selector
}

/** Every selector of a sheet of CSS, with the layer of its rule: '' for none. */
function selectorsOf(css: string): Named[] {
  const found: Named[] = []
  const layers = ['']
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Rule(rule) {
        if (rule.type === 'layer-block') layers.push(rule.value.name?.join('.') ?? '')
        if (rule.type !== 'style') return
        const layer = layers.at(-1) ?? ''
        found.push(...rule.value.selectors.map((selector) => ({ layer, selector })))
      },
      RuleExit({ type }) {
        if (type === 'layer-block') layers.pop()
      },
    },
  })
  return found
}

/** The elements that a selector names, each with how it stands to the one before it. */
function stepsOf(selector: Selector) {
  const steps = [{ stands: 'first', parts: [] as Selector }]
  for (const part of selector) {
    if (part.type === 'combinator') steps.push({ stands: part.value, parts: [] })
    else steps.at(-1)?.parts.push(part)
  }
  return steps
}

/** The classes of which an element that a selector names has one, if it must have one: `.a`, `:is(.a, .b)`. */
function classesOf(parts: Selector): string[] {
  return parts.flatMap((part) => {
    if (part.type === 'class') return [part.name]
    if (part.type !== 'pseudo-class' || part.kind !== 'is') return []
    const choices = part.selectors.map(classesOf)
    return choices.every((classes) => classes.length > 0) ? choices.flat() : []
  })
}

/** The document, whose state may decide about a component: `:root[data-undecided] .CookieBanner`. */
const isDocument = ([first]: Selector): boolean =>
  (first?.type === 'pseudo-class' && first.kind === 'root') ||
  (first?.type === 'type' && first.name === 'body')

/** Returns the classes that a selector begins with; none if it could name an element of another component. */
function ownersOf(selector: Selector): string[] {
  const steps = stepsOf(selector).filter(({ parts }, index) => index > 0 || !isDocument(parts))
  const [owner, ...others] = steps
  const reachesOut = others.some(
    ({ stands, parts }) => stands === 'descendant' && classesOf(parts).length === 0,
  )
  return owner && !reachesOut ? classesOf(owner.parts) : []
}

const ownersIn = (rule: string) =>
  selectorsOf(`${rule}{top:0}`).map(({ selector }) => ownersOf(selector))

test.each([
  ['.Card', ['Card']],
  ['.Card > ul > li::before', ['Card']],
  ['.Card .icon', ['Card']],
  ['.Card > h2 ~ p + [hidden]', ['Card']],
  ['.Card :is(.a, .b) > :first-child', ['Card']],
  [':is(.pine, .deep) > *', ['pine', 'deep']],
  [':root[data-undecided] .Banner', ['Banner']],
  ['body:has(main .form:focus-within) .Contact', ['Contact']],
])('%s stays within its component', (selector, owners) => {
  expect(ownersIn(selector)).toEqual([owners])
})

test.each([
  'nav',
  'a:hover',
  '[role=listbox]',
  'footer .button',
  ':root a',
  '.Card p',
  '.Card *',
  '.Card [open] > p',
  '.Card > li ::before',
  '.Card :is(h2, .icon)',
  '.Card > .prose a:not(.button)',
  '.Card li > .icon',
])('%s reaches into other components', (selector) => {
  expect(ownersIn(selector)).toEqual([[]])
})

/** The names in a selector, to find it by: 'Card descendant p'. */
const textOf = (selector: Selector): string =>
  selector
    .map((part) => ('name' in part ? part.name : 'value' in part ? part.value : part.type))
    .join(' ')

const selectors = selectorsOf(await readStyles(''))

test('each rule is in a layer, and the layers stand in this order', () => {
  const layers = selectors.map(({ layer }) => layer)
  expect([...new Set(layers)]).toEqual(['base', 'primitives', 'sections', 'islands', 'print'])
})

test('no rule but those of elements as such could name an element of another component', () => {
  const faults = selectors.filter(
    ({ layer, selector }) => layer !== 'base' && ownersOf(selector).length === 0,
  )
  expect(faults.map(({ selector }) => textOf(selector))).toEqual([])
})

test('the rules of the layer `sections` are those of styled components, and only these', () => {
  const names = styles.map(({ name }) => name)
  const ownersAt = (wanted: string) =>
    selectors.flatMap(({ layer, selector }) => (layer === wanted ? ownersOf(selector) : []))
  expect(ownersAt('sections').filter((name) => !names.includes(name))).toEqual([])
  expect(ownersAt('primitives').filter((name) => names.includes(name))).toEqual([])
})
