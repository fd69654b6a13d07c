/**
 * Texts that Sanity's packages have in their code, not in resources that a locale could replace
 * (`sanity` 6.16, `@sanity/ui` 4.4). The piece of code as it is written, and the piece in its place.
 */
export const WRITTEN_TEXTS = {
  '@sanity/ui': {
    '"aria-label": "Clear"': '"aria-label": "Limpar"',
    '"aria-label": "Open"': '"aria-label": "Abrir"',
    '"aria-label": "Close dialog"': '"aria-label": "Fechar"',
  },
  sanity: {
    // Calendars, search, and the bars of a small screen.
    'content: "Previous month"': 'content: "Mês anterior"',
    'content: "Next month"': 'content: "Próximo mês"',
    'content: "Previous year"': 'content: "Ano anterior"',
    'content: "Next year"': 'content: "Próximo ano"',
    'content: "Remove filter"': 'content: "Remover filtro"',
    'content: "Remove"': 'content: "Remover"',
    'content: "Open menu"': 'content: "Abrir menu"',
    'content: "Close"': 'content: "Fechar"',
    'content: "Back"': 'content: "Voltar"',
    '"aria-label": "More breadcrumb items"': '"aria-label": "Mais itens da trilha"',

    // The dialog that is shown when a request fails.
    '"Server error" : "Network error"': '"Erro no servidor" : "Sem conexão"',
    '"The server ran into an issue and couldn\'t complete the request. You can try again, or reload the Studio."':
      '"O servidor não conseguiu atender ao pedido. Tente de novo ou recarregue o Studio."',
    '"The server ran into an issue and couldn\'t complete the request. Your last change may not have been saved. Reload the Studio to see the current state."':
      '"O servidor não conseguiu atender ao pedido. Talvez a última alteração não tenha sido salva. Recarregue o Studio para ver como está."',
    '"Couldn\'t reach the Sanity servers. Check your network connection and try again."':
      '"Não foi possível falar com o servidor. Confira a conexão e tente de novo."',
    '"Couldn\'t reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state."':
      '"Não foi possível falar com o servidor. Talvez a última alteração não tenha sido enviada. Confira a conexão e recarregue o Studio para ver como está."',
    'children: "Troubleshooting"': 'children: "O que conferir"',
    'content: "Check that your device is online."':
      'content: "Se o aparelho está conectado à internet."',
    'content: "Disable VPNs, ad blockers, or browser extensions that may block requests."':
      'content: "Se uma VPN, um bloqueador de anúncios ou outra extensão do navegador impede o pedido."',
    '[\n\t\t\t"Check",': '[\n\t\t\t"Em",',
    '"for ongoing incidents."': '"se há uma falha do serviço."',
    '"Check Sanity Status"': '"Ver se há uma falha do serviço"',
    'header: "Too many requests"': 'header: "Pedidos demais"',
    '"Too many requests at once. Reload the Studio to try again."':
      '"Foram pedidos demais de uma vez. Recarregue o Studio para tentar de novo."',
    '"Too many requests at once. You can try again shortly."':
      '"Foram pedidos demais de uma vez. Tente de novo daqui a pouco."',
    '"Retrying…"': '"Tentando de novo…"',
    '`Try again (': '`Tentar de novo (',
    ' : "Try again"': ' : "Tentar de novo"',
    'text: "Try again"': 'text: "Tentar de novo"',
    'text: "Reload Studio"': 'text: "Recarregar o Studio"',
  },
} satisfies Record<string, Record<string, string>>
