import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each([
  ['carência', 'carencia', 'Carências'],
  ['declaração', 'declarações', 'DECLARACOES'],
  ['cidadão', 'cidadãos'],
  ['capitão', 'capitães'],
  ['mãe', 'mães'],
  ['empresarial', 'empresariais'],
  ['papel', 'papéis'],
  ['fácil', 'fáceis'],
  ['espanhol', 'espanhóis'],
  ['azul', 'azuis'],
  ['perfil', 'perfis'],
  ['lei', 'leis'],
  ['homem', 'homens'],
  ['mês', 'meses'],
  ['país', 'países'],
  ['vez', 'vezes'],
  ['valor', 'valores'],
  ['interesse', 'interesses'],
  ['exame', 'exames'],
  ['corretor', 'corretora', 'corretores', 'corretoras'],
  ['médico', 'médica', 'médicos', 'médicas'],
])('%s is searched as its other forms are', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)))
})

test.each([
  ['casa', 'caso'],
  ['parto', 'parte'],
  ['mil', 'mel'],
  ['mãe', 'mão'],
  ['plano', 'plan'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
