/** The words that a visitor reads after sending a quote request. */
export const receivedWords = {
  thanks: (name?: string) => `${name ? `${name}, obrigado` : 'Obrigado'}. O que acontece agora:`,
  /** The confirmation of a request that was sent some time ago. */
  receivedAt: (time: string) => `Recebemos o seu pedido em ${time}.`,
  /** The chat's message about such a request, whose answers are with staff alone. */
  chatLater: (greeting: string, subject?: string, reference?: string) =>
    [greeting, subject && `Sobre: ${subject}`, reference && `Pedido: ${reference}`]
      .filter(Boolean)
      .join('\n'),
  from: 'A ligação ou a mensagem vem do número',
  reference: 'O código do seu pedido, se você quiser falar dele:',
  asked: 'O que você pediu',
  chat: 'Adiantar pelo WhatsApp',
  close: 'Fechar',
} as const
