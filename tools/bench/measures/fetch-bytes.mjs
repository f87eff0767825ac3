import http from 'node:http';

/** Fetches a page in one of the encodings named; returns its bytes as they came, and the encoding. */
export function fetchBytes(url, accepted) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'Accept-Encoding': accepted } }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status, headers } = response;
          resolve({ status, encoding: headers['content-encoding'], bytes: Buffer.concat(chunks) });
        });
      })
      .on('error', reject);
  });
}
