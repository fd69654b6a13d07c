/** The messages typed in a chat on pages without a message of their own. */
export const chatMessages = {
  floating: 'Olá! Vim pelo site da Elos Saúde e gostaria de mais informações.',
  portability:
    'Olá! Vim pelo site da Elos Saúde e tenho interesse em fazer a portabilidade do meu plano de saúde.',
  partner:
    'Olá! Vim pelo site da Elos Saúde e gostaria de saber mais sobre a parceria para corretores.',
  quote: 'Olá! Vim pelo site da Elos Saúde e gostaria de uma cotação.',
}
