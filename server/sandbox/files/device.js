const form = document.getElementById('device');
const shown = form.querySelector('output');

async function askDevice() {
  const question = Object.fromEntries(new FormData(form));
  const reply = await fetch('/sandbox/device/response', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
  });
  return reply.ok ? (await reply.json()).response : form.dataset.failed;
}

async function showResponse() {
  shown.textContent = await askDevice().catch(() => form.dataset.failed);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void showResponse();
});
