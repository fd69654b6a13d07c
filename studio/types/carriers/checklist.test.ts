import { describe, expect, test } from 'vitest'
import { seedDocuments } from '../../seed/documents.ts'
import { queried } from '../testing/groq.ts'
import { checklistOf, PRESENCE_QUERY, type Presence } from './checklist.ts'

const dataset = seedDocuments()

const checklistFor = async (id: string, carrier: object, documents: object[] = dataset) =>
  checklistOf(id, { ...carrier }, await queried<Presence>(PRESENCE_QUERY, { id }, documents))

const titles = (items: { title: string }[]) => items.map(({ title }) => title)

const amil = dataset.find(({ _id }) => _id === 'carrier-amil') ?? { _id: '', _type: '' }

describe('the checklist of a carrier', () => {
  test('names all that a new one lacks, each with something to click on', async () => {
    const items = await checklistFor('carrier-nova', { _type: 'carrier', name: 'Nova' })
    expect(titles(items.filter(({ isDone }) => isDone))).toEqual([])
    expect(titles(items)).toEqual([
      'Página no site',
      'Registro na ANS',
      'Preço de partida',
      'Pedido de cotação',
      'Página inicial',
      'Página de parceiros',
      'Comparação nos planos',
      'Menu do site',
      'Rodapé',
    ])
    for (const { steps, title } of items) expect(steps.length, title).toBeGreaterThan(0)
  })

  test('leaves only what is optional of one of the first content', async () => {
    const open = (await checklistFor('carrier-amil', amil)).filter(({ isDone }) => !isDone)
    expect(open.map(({ key, isOptional }) => [key, isOptional])).toEqual([
      ['menu', true],
      ['footer', true],
    ])
  })

  test('leads to every plan that does not compare it yet', async () => {
    const items = await checklistFor('carrier-nova', {})
    const plans = items.find(({ key }) => key === 'plans')
    expect(plans?.steps).toContainEqual({
      kind: 'open',
      label: 'Plano Empresarial',
      id: 'plan-empresarial',
      type: 'plan',
      path: 'offers',
    })
  })

  test('ends with what only the draft has', async () => {
    const draft = { ...amil, _id: 'drafts.carrier-amil' }
    const items = await checklistFor('carrier-amil', draft, [...dataset, draft])
    expect(items.at(-1)).toMatchObject({ title: 'Falta publicar a operadora', isDone: false })
  })
})
