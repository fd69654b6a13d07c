import { expect, test } from 'vitest'
import { missingAnswers, questionsMessage } from './missing.ts'

const DAY = '2026-11-28'

const answers = {
  pessoaFisica: { state: 'confirmar', note: 'Falei com a Ana.' },
  adesao: { state: 'nao' },
  empresa: { state: 'sim' },
  regiao: { state: 'depende' },
  reembolso: { state: 'sim' },
  dentista: { state: 'sim' },
  redePropria: { state: 'sim' },
  coparticipacao: { state: 'sim' },
}

test('the questions without an answer are a message; the law answers that of the age', () => {
  const missing = missingAnswers(answers, DAY)
  expect(missing).toEqual(['pessoaFisica', 'mei', 'carencia'])
  expect(questionsMessage(missing)).toBe(
    `Olá! Para publicarmos certo no site, por favor respondam por escrito:
1. Vende a pessoa física, sem CNPJ?
2. Vende a MEI? A partir de quantas vidas?
3. Reduz a carência de quem não tem portabilidade?
Se houver documento, mandem o nome e a data dele.`,
  )
})
