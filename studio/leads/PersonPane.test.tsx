// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { button, click, show, shownText, write } from '../base/testing/show.tsx'
import { PersonPane } from './PersonPane.tsx'

const requests = vi.hoisted(() => ({ leadsOfPerson: vi.fn(), eraseLeads: vi.fn() }))
vi.mock('./requests.ts', () => requests)
vi.mock('./leadsSheet.ts', () => ({ leadsSheet: () => '' }))
vi.mock('sanity', () => ({
  useClient: () => ({}),
  useCurrentUser: () => ({ name: 'Beatriz Lima' }),
}))

const ERASE = 'Excluir 2 pedidos para sempre'

beforeEach(() => {
  requests.leadsOfPerson.mockReset().mockResolvedValue([{ _id: 'a' }, { _id: 'b' }])
  requests.eraseLeads.mockReset()
})

/** Finds the two leads of a person, and clicks on 'Excluir os dados' once. */
async function findAndArm(): Promise<void> {
  show(<PersonPane />)
  write('E-mail da pessoa', 'ana@exemplo.com.br')
  click('Procurar')
  await expect.poll(shownText).toContain('2 pedidos com o e-mail ana@exemplo.com.br.')
  click('Excluir os dados')
}

test('a double-click erases nobody', async () => {
  await findAndArm()
  click(ERASE, 2)
  expect(requests.eraseLeads).not.toHaveBeenCalled()
  expect(button(ERASE).disabled).toBe(false)
})

test('nothing can be erased again while a person is erased, and the receipt says how many went', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  requests.eraseLeads.mockReturnValue(promise)
  await findAndArm()
  click(ERASE)
  expect(button('Excluir os dados').disabled).toBe(true)
  resolve(2)
  await expect.poll(shownText).toContain('Excluído: 2 pedidos')
})

test('nothing that was left to erase after a lost answer is no receipt', async () => {
  requests.eraseLeads.mockRejectedValueOnce(new Error('lost')).mockResolvedValue(0)
  await findAndArm()
  click(ERASE)
  await expect.poll(() => button('Excluir os dados').disabled).toBe(false)
  click('Excluir os dados')
  click(ERASE)
  await expect.poll(shownText).toContain('Não há nada com o e-mail ana@exemplo.com.br.')
  expect(shownText()).not.toContain('Comprovante')
})
