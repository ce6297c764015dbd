import { checkReport, downloadReport } from '../../../generated/calls/reports.ts';
import { ask } from '../../api/ask.ts';
import { download } from '../../api/download.ts';
import { refreshDomains } from '../../api/refresh.ts';
import { useFailure } from '../failure/use-failure.ts';

async function fetchReport(fileId: string): Promise<void> {
  const { fileName, formatType, formatSubType, reportSource } = await ask(checkReport, { query: { fileId } });
  await download(downloadReport, { query: { fileId, formatType, formatSubType, reportSource } }, fileName);
  void refreshDomains(['reports']);
}

/** Downloads and saves the file under its own name. A failure is shown. */
export function useReportDownload(): (fileId: string) => Promise<void> {
  const { attempt } = useFailure();
  return async (fileId) => void (await attempt(() => fetchReport(fileId)));
}
