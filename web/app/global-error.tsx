'use client'

const PAGE = {
  font: '18px/1.6 system-ui, sans-serif',
  maxWidth: '36rem',
  margin: '4rem auto',
  padding: '0 1rem',
  color: '#13261F',
  background: '#FBF7F0',
}

/** What a visitor sees when a page cannot be made, because the Lake cannot be reached for example. */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <head>
        <title>Algo saiu do lugar</title>
        <meta name="robots" content="noindex" />
      </head>
      <body style={PAGE}>
        <h1>Algo saiu do lugar</h1>
        <p>
          Não conseguimos mostrar esta página agora. Tente de novo em alguns instantes: o que você
          procura continua aqui.
        </p>
        <p>
          <a href="/">Ir para o início</a>
        </p>
      </body>
    </html>
  )
}
