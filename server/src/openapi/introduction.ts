/** What the document begins with. Markdown, of which the readable page shows paragraphs, lists and code. */
export const INTRODUCTION = `Uma foto entra, um vídeo vertical sai. Tudo o que a página faz, um programa faz também.

Máquinas usam uma chave, que quem cuida do servidor faz e você guarda:

\`\`\`
curta key add voce@exemplo.com.br --name n8n --scope webhook,rest
\`\`\`

Ela vai no cabeçalho \`Authorization\`; o id que o comando mostra vai em \`user_id\`. A imagem, com os textos:

\`\`\`
(printf '{"generation_type":"imagem","imagem_nome":"foto.jpg","user_id":"%s","imagem_base64":"' $ID
 base64 -w0 foto.jpg; printf '"}') |
  curl -H "Authorization: Bearer $CHAVE" -H "Content-Type: application/json" -d @- \\
  $SERVIDOR/webhook/gerarShorts
\`\`\`

Depois o vídeo, com \`generation_type\` igual a \`video\`, um \`task_uuid\` novo, e \`image_url\` e \`video_description\` como vieram. Ele está
pronto quando a linha diz \`completed\`:

\`\`\`
curl -H "Authorization: Bearer $CHAVE" \\
  "$SERVIDOR/rest/v1/shorts_generation?select=status,progress,video_url&id=eq.$TAREFA"
\`\`\`

Toda recusa traz \`code\`, para programas, e \`message\`, para pessoas. Com 429 ou 503 vem \`Retry-After\`: espere e peça de novo.`;
