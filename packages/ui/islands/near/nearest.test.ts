import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const PATHS = [
  '/amil-saude',
  '/blog',
  '/blog/plano-saude-amil-onde-contratar',
  '/blog/regras-portabilidade-plano-saude-2025',
  '/bradesco-saude',
  '/medsenior-saude',
  '/plano-familiar',
  '/plano-individual',
  '/politica-privacidade',
  '/seguro-vida',
]

test.each([
  ['/amil', '/amil-saude'],
  ['/bradesco', '/bradesco-saude'],
  ['/MedSênior', '/medsenior-saude'],
  ['/bradesco-saúde.html', '/bradesco-saude'],
  ['/privacidade', '/politica-privacidade'],
  ['/seguro-de-vida', '/seguro-vida'],
  ['/regras-portabilidade', '/blog/regras-portabilidade-plano-saude-2025'],
  ['/planos', '/plano-familiar'],
  ['/blog/nao-existe', '/blog'],
  ['/nao-existe', undefined],
  ['/wp-login.php', undefined],
  ['/x', undefined],
])('the page nearest to %s is %s', (wrong, near) => {
  expect(nearest(wrong, PATHS)).toBe(near)
})
